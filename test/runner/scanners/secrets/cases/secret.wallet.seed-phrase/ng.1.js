const mnemonic = "orbit velvet canyon lizard acoustic banner toward merit ladder ripple squeeze hover"; // expect
module.exports = { seedPhrase: 'stove marine ribbon almost candy fiscal govern hybrid ticket laptop oxygen pencil' }; // expect
