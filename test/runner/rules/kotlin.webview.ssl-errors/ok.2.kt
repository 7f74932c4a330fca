fun next(chain: Chain) {
    chain.proceed()
}
