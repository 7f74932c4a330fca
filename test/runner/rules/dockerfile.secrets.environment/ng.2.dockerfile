FROM node:24
# expect below
ARG NPM_TOKEN=npm_9f8e7d6c5b4a39281706
# expect below
ENV API_KEY 9f8e7d6c5b4a39281706
USER node
