FROM node:24
COPY . /app
USER node
CMD ["node", "/app/main.js"]
