export function shuffle(deck) {
  for (let i = deck.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
}
async function refreshToken() {
  const delay = Math.random() * 1000;
  await sleep(Math.random() * 1000);
  return load(delay);
}
const tokenizer = () => Math.random();
