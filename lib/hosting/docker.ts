/** The Node and the Debian that images are made of: the one this project is built with, and the one its servers are tested on. */
const images = { build: 'node:24-bookworm-slim', serve: 'debian:12-slim' } as const;

const dockerfile = `# Made by the build from lib/hosting. From the project's folder: docker build -f out-hosting/docker/Dockerfile -t website .
FROM ${images.build} AS build
WORKDIR /website
# The days on which texts changed are in git.
RUN apt-get update && apt-get install -y --no-install-recommends git && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
ARG SITE_URL
ARG FORM_ENDPOINT
ARG GTM_ID
ARG PREVIEW
RUN OUT_DIR=out npm run build

FROM ${images.serve}
RUN apt-get update \\
    && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \\
    && rm -rf /var/lib/apt/lists/*
COPY --from=build /website/out-hosting/nginx/ /etc/website/
COPY --from=build /website/out/ /srv/site/
USER www-data
EXPOSE 8080
STOPSIGNAL SIGQUIT
CMD ["nginx", "-c", "/etc/website/nginx.conf", "-g", "daemon off;"]
`;

/** What the image is not made of; `.git` is part of it, and what builds have left is not. */
const ignored =
  'node_modules\nout\n*-hosting\n.next\n.cache\n.contentlayer\n.generated\n.preview\n.test-sites\ntest-results\n';

const compose = `# Made by the build from lib/hosting: docker compose -f out-hosting/docker/compose.yaml up
services:
  website:
    image: website
    read_only: true
    tmpfs: [/tmp]
    cap_drop: [ALL]
    security_opt: ['no-new-privileges:true']
    ports: ['8080:8080']
    restart: unless-stopped
`;

/** Files by which the site becomes an image with nginx: no root, nothing written but to memory. */
export const dockerFiles: Readonly<Record<string, string>> = {
  Dockerfile: dockerfile,
  'Dockerfile.dockerignore': ignored,
  'compose.yaml': compose,
};
