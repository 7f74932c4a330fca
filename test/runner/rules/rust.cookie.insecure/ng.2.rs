fn layer(store: MemoryStore) -> SessionManagerLayer<MemoryStore> {
    SessionManagerLayer::new(store).with_secure(false) // expect
}
