# The build, then nginx without root: docker build --tag threadprint . ; docs/hosting.md says how to run it read-only.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG BASE_PATH=/threadprint/
ARG SITE_URL=
ARG HSTS=
RUN npm run build

FROM debian:12-slim
# hadolint ignore=DL3008
RUN apt-get update \
  && apt-get install --yes --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /app/server/nginx.conf /etc/nginx/nginx.conf
COPY --from=build /app/dist /srv/threadprint
USER www-data
EXPOSE 8080
CMD ["nginx", "-e", "stderr", "-g", "daemon off; pid /tmp/nginx.pid;"]
