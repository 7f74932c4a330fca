FROM node:24 AS modules
FROM modules AS build
FROM scratch
USER 1000
