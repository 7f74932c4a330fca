FROM node:24
ARG NPM_TOKEN
ENV API_KEY=${API_KEY}
RUN --mount=type=secret,id=npm npm ci
USER node
