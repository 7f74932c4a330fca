FROM node:24
# expect below
ENV NODE_TLS_REJECT_UNAUTHORIZED=0
# expect below
RUN git config --global http.sslVerify false
USER node
