### What would make a refused move legal.

amount = take { $amount } at most
influence = find { $amount } more influence
title = take another title: { $title }
