# syntax=docker/dockerfile:1

FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /srv/foyer
COPY . .
RUN npm ci --no-audit --no-fund \
  && npm run build \
  && npm prune --omit=dev --no-audit --no-fund \
  && rm -rf .cache bench e2e packages/dev node_modules/@foyer/dev

FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
# unshare: inspections of uploads run in namespaces of their own where the host allows it.
RUN apt-get update && apt-get install -y --no-install-recommends tini util-linux && rm -rf /var/lib/apt/lists/*
WORKDIR /srv/foyer
COPY --from=build --chown=root:root /srv/foyer ./
RUN mkdir /var/lib/foyer && chown node:node /var/lib/foyer
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/foyer
VOLUME /var/lib/foyer
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "--disable-sigusr1", "packages/server/src/main.ts"]
