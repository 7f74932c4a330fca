from pyramid.session import SignedCookieSessionFactory


def include(config):
    config.set_session_factory(SignedCookieSessionFactory("this-secret-is-in-the-code"))  # expect
