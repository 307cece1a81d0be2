# The build, then nginx without root; docs/hosting.md says how to build and run it.
FROM node:22.20.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
ARG BASE_PATH=/threadprint/
ARG SITE_LANGUAGES=
ARG SITE_URL=
ARG SITE_CONTACT=
ARG HSTS=
RUN npm run build

FROM debian:12.12-slim
# hadolint ignore=DL3008
RUN apt-get update \
  && apt-get install --yes --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /app/server/nginx.conf /etc/nginx/nginx.conf
COPY --from=build /app/dist /srv/threadprint
USER www-data
EXPOSE 8080
# The host's root leads to the site. There is no curl here, but bash.
HEALTHCHECK --interval=30s --timeout=3s CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'HEAD / HTTP/1.0\\r\\n\\r\\n' >&3 && grep -q ' 302 ' <&3"]
CMD ["nginx", "-e", "stderr", "-g", "daemon off; pid /tmp/nginx.pid;"]
