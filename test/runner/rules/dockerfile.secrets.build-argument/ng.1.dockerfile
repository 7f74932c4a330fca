FROM node:22.1
# expect below
ARG NPM_TOKEN
RUN npm ci
USER node
