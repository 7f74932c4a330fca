def parse(tokens, password_policy):
    for token in tokens:
        logger.debug("token %s", token)
    logger.info("policy %s with %d characters", password_policy, password_policy.min_length)
