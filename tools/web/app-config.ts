import { readdir, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin, Rolldown, UserConfig } from 'vite'

/**
 * The server fills the placeholders of every page it serves; the dev server and the gallery use these, and remove all
 * others.
 */
const developmentValues: Record<string, string> = {
  '%LANG%': 'en',
  '%TITLE%': 'Foyer',
  '%COLOR%': '#0b5c5c',
  '%FAVICON%': 'data:,',
  '%SITE%': 'null',
}

const fillPlaceholders = (): Plugin => ({
  name: 'fill-placeholders',
  apply: 'serve',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace(/%[A-Z]+%/g, (name) => developmentValues[name] ?? ''),
  },
})

/** Compresses at build time, not per response: the server sends the `.br` or `.gz` beside a file. */
const compressAssets = (): Plugin => ({
  name: 'compress-assets',
  apply: 'build',
  writeBundle: async ({ dir = '' }) => {
    const names = (await readdir(`${dir}/assets`)).filter((name) => /\.(js|mjs|css|svg)$/.test(name))
    const compress = async (name: string) => {
      const file = `${dir}/assets/${name}`
      const content = await readFile(file)
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content))
      await writeFile(`${file}.gz`, await promisify(gzip)(content))
    }
    await Promise.all(names.map(compress))
  },
})

/** `modules.json`: which source files each file of the build holds, for the test that no app ships parts of another. */
const listModules = (): Plugin => ({
  name: 'list-modules',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const source = Object.fromEntries(
      chunks.map(({ fileName, moduleIds }) => [
        fileName,
        moduleIds.map((id) => id.replace(/^.*[\\/](?=packages[\\/]|node_modules[\\/])/, '')),
      ]),
    )
    this.emitFile({ type: 'asset', fileName: 'modules.json', source: JSON.stringify(source) })
  },
})

interface AppConfig {
  /** The folder of the app. */
  root: string
  mode: string
  /** Where the server serves it. */
  base?: string
  groups: Rolldown.CodeSplittingGroup[]
  /** Of the app's own build, not of its gallery. */
  plugins?: Plugin[]
}

/** `vite build` of an app for the server, and `vite build --mode gallery` of its gallery as a single file beside it. */
export const appConfig = ({ root, mode, base = '/', groups, plugins = [] }: AppConfig): UserConfig => {
  const isGallery = mode === 'gallery'
  return {
    root,
    base: isGallery ? '/' : base,
    plugins: [fillPlaceholders(), ...(isGallery ? [] : [...plugins, compressAssets(), listModules()])],
    html: { cspNonce: '%NONCE%' },
    build: {
      outDir: isGallery ? 'dist-gallery' : 'dist',
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      // Fonts and images stay files: a data: URL cannot be cached and requires a wider content security policy.
      assetsInlineLimit: 0,
      // The gallery is one file on purpose.
      chunkSizeWarningLimit: isGallery ? 5_000 : 500,
      rolldownOptions: {
        // Libraries mark their files for React server components, which we do not use.
        onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning),
        input: `${root}/${isGallery ? 'gallery' : 'index'}.html`,
        output: { codeSplitting: isGallery ? false : { groups } },
      },
    },
  }
}
