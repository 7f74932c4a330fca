FROM node:24 AS base
USER node
FROM base
RUN npm ci
# expect below
USER 0:0
