const mnemonic = "test test test test test test test test test test test junk";
const zero = { mnemonic: "abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about" };
const hint = { mnemonic: "twelve words that you wrote down" };
const seedPhrase = process.env.SEED_PHRASE;
