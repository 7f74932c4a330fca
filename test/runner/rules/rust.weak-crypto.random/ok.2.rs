fn shuffle(cards: &mut [Card]) {
    let mut rng = SmallRng::from_entropy();
    cards.shuffle(&mut rng);
}
