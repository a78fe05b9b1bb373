// One challenge of two against two as throneteki plays it: `node throneteki.js FOLDER [CHALLENGES]`.
// FOLDER holds the package throneteki 1.0.2. Prints the median microseconds of a challenge, from choosing
// Military to the killed character, with every action window passed by both players.
'use strict';

const path = require('path');

const folder = path.resolve(process.argv[2]);
const challenges = Number(process.argv[3] || 400);
const WARM_UP = 200;
const Game = require(path.join(folder, 'server/game/game.js'));

const CHARACTER = {
    type_code: 'character', code: 'plain', name: 'Plain Character', label: 'Plain Character', text: '', traits: '',
    faction_code: 'neutral', cost: 2, strength: 3, is_military: true, is_intrigue: true, is_power: true,
    is_loyal: false, is_unique: false
};
const PLOT = {
    type_code: 'plot', code: 'plain_plot', name: 'Plain Plot', label: 'Plain Plot', text: '', traits: '',
    faction_code: 'neutral', income: 4, initiative: 4, claim: 1, reserve: 6
};

function press(game, name, text) {
    const player = game.getPlayerByName(name);
    const button = player.currentPrompt().buttons.find(each => each.text === text);
    if(!button) {
        throw new Error(`${name} has no button ${text}: ${JSON.stringify(player.currentPrompt())}`);
    }
    game.menuButton(name, button.arg, button.method);
    game.continue();
}

function click(game, name, card) {
    game.cardClicked(name, card.uuid);
    game.continue();
}

function pressByEach(game, text) {
    game.getPlayersInFirstPlayerOrder().map(player => player.name).forEach(name => press(game, name, text));
}

function charactersOf(game, name, location) {
    return game.getPlayerByName(name).allCards.filter(
        card => card.name === CHARACTER.name && card.location === location
    );
}

function beforeChallenge() {
    const players = ['attacker', 'defender'].map(name => ({ id: name, user: { username: name } }));
    const game = new Game({ id: 1, name: 'one', owner: 'attacker', players: players }, { router: {} });
    const deck = {
        faction: { value: 'stark' },
        drawCards: [{ count: 20, card: CHARACTER }],
        plotCards: [{ count: 2, card: PLOT }]
    };
    ['attacker', 'defender'].forEach(name => game.selectDeck(name, deck));
    game.initialise();
    pressByEach(game, 'Keep Hand');
    ['attacker', 'defender'].forEach(name => {
        charactersOf(game, name, 'hand').slice(0, 2).forEach(card => click(game, name, card));
    });
    pressByEach(game, 'Done');
    ['attacker', 'defender'].forEach(name => {
        const player = game.getPlayerByName(name);
        player.selectedPlot = player.allCards.find(card => card.name === PLOT.name);
        press(game, name, 'Done');
    });
    const chooser = ['attacker', 'defender'].find(
        name => game.getPlayerByName(name).currentPrompt().buttons.some(each => each.text === 'attacker')
    );
    press(game, chooser, 'attacker');
    pressByEach(game, 'Done');
    game.getPlayersInFirstPlayerOrder().forEach(player => {
        Object.keys(player.promptedActionWindows).forEach(window => {
            player.promptedActionWindows[window] = true;
        });
    });
    return game;
}

function challenge(game) {
    press(game, 'attacker', 'Military');
    charactersOf(game, 'attacker', 'play area').forEach(card => click(game, 'attacker', card));
    press(game, 'attacker', 'Done');
    pressByEach(game, 'Done');
    charactersOf(game, 'defender', 'play area').forEach(card => click(game, 'defender', card));
    press(game, 'defender', 'Done');
    pressByEach(game, 'Done');
    pressByEach(game, 'Done');
    press(game, 'attacker', 'Apply Claim');
    click(game, 'defender', charactersOf(game, 'defender', 'play area')[0]);
}

const taken = [];
for(let number = 0; number < WARM_UP + challenges; number++) {
    const game = beforeChallenge();
    const started = process.hrtime.bigint();
    challenge(game);
    const microseconds = Number(process.hrtime.bigint() - started) / 1000;
    const dead = charactersOf(game, 'defender', 'dead pile');
    if(dead.length !== 1) {
        throw new Error('the claim was not paid');
    }
    if(number >= WARM_UP) {
        taken.push(microseconds);
    }
}
taken.sort((a, b) => a - b);
console.log(taken[Math.floor(taken.length / 2)].toFixed(1));
