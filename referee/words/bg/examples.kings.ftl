### A Clash of Kings: ready tables.

kings-march = Стъпка на походите на малко поле
kings-march-note = Полето е измислено; в сила са опции 3–6, набези не е имало.
kings-planning = Слагат се еднократни заповеди
kings-planning-note = Старк е пръв; който не слага, го казва.
