import os

from pyramid.session import SignedCookieSessionFactory


def include(config):
    config.set_session_factory(SignedCookieSessionFactory(os.environ["SESSION_SECRET"]))
