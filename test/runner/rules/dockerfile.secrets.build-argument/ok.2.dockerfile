FROM node:22.1
RUN --mount=type=secret,id=npm npm ci
ARG PASSWORD_FILE=/run/secrets/db
USER node
