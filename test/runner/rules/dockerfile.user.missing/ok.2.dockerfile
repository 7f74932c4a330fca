FROM node:24 AS base
USER node
FROM base
COPY . /app
