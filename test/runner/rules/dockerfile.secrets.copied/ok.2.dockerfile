FROM node:24
COPY package.json package-lock.json ./
COPY .env.example /app/
USER node
