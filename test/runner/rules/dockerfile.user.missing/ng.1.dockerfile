# expect below
FROM node:24
COPY . /app
CMD ["node", "/app/main.js"]
