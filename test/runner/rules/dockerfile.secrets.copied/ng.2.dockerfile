FROM node:24
# expect below
COPY package.json .npmrc ./
# expect below
COPY .env /app/
USER node
