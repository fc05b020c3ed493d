import { readdir, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { defineConfig, type Plugin, type Rolldown } from 'vite'

/** The server fills the placeholders of every page it serves; the dev server and the gallery have these, and nothing for others. */
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

/**
 * A browser draws what stands before a stylesheet without waiting for it: here the bar with the brand, and a heading. What is
 * drawn comes before what is run: stylesheet and font do not share the line with scripts.
 */
const paintBarFirst = (): Plugin => ({
  name: 'paint-bar-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const [sheet] = html.match(/ *<link rel="stylesheet"[^>]*>\n/) ?? []
      if (sheet === undefined) throw new Error('the page names no stylesheet to move behind its bar')
      return html
        .replace(sheet, '')
        .replace(' </body>', `${sheet}  </body>`)
        .replace(/<script type="module"|<link rel="modulepreload"/g, '$& fetchpriority="low"')
    },
  },
})

/** Compressed once here and not with every answer: the server sends the `.br` or `.gz` that lies beside a file. */
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

/** Where somebody signed in lands from outside: the last word of the address, and what its screen is called, and its texts where they are not common ones. */
const landings = {
  mydeals: { screen: 'my-deals', texts: '' },
  start: { screen: 'interview', texts: 'interview' },
  summary: { screen: 'summary', texts: 'review' },
}

/** These files, and all that they import. */
const withImports = (bundle: Rolldown.OutputBundle, roots: readonly Rolldown.OutputChunk[]): Set<string> => {
  const files = new Set<string>()
  const add = (fileName: string) => {
    const chunk = bundle[fileName]
    if (chunk?.type !== 'chunk' || files.has(fileName)) return
    files.add(fileName)
    chunk.imports.forEach(add)
  }
  for (const { fileName } of roots) add(fileName)
  return files
}

/**
 * `preload.json`: the files that the server names at the top of a page, so that they come together and not one after the
 * other has asked for it. By language, for every page (`always`), for those of somebody signed in (`user`), for a landing, or for what is none (`elsewhere`).
 */
const listPreloads = (): Plugin => ({
  name: 'list-preloads',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const named = (name: string) => chunks.filter((chunk) => chunk.name === name)
    const textsOf = (name: string, language: string) =>
      chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(`/texts/src/${name}/${language}.ts`))
    // What the entry needs stands in the page already.
    const first = withImports(
      bundle,
      chunks.filter(({ isEntry }) => isEntry),
    )
    const frame = withImports(bundle, named('full-shell')).union(first)
    const filesOf = (roots: Rolldown.OutputChunk[], there: ReadonlySet<string>) =>
      [...withImports(bundle, roots).difference(there)].map((fileName) => `/${fileName}`)
    const filesIn = (language: string) => ({
      always: filesOf(named(`common-texts-${language}`), first),
      user: filesOf([...named('full-shell'), ...named(wizardTexts(language))], first),
      elsewhere: filesOf(named('shared'), frame),
      ...Object.fromEntries(
        Object.entries(landings).map(([place, { screen, texts }]) => [
          place,
          filesOf([...named(screen), ...textsOf(texts, language)], frame),
        ]),
      ),
    })
    const source = { en: filesIn('en'), fr: filesIn('fr') }
    this.emitFile({ type: 'asset', fileName: 'preload.json', source: JSON.stringify(source) })
  },
})

const page = (name: string) => `${import.meta.dirname}/${name}.html`

const wizardTexts = (language: string) => `wizard-texts-${language}`

/** Few and larger files, since a phone pays for each request: what screens share is one of them. */
const portalFiles: { groups: Rolldown.CodeSplittingGroup[] } = {
  groups: [
    { name: 'react', priority: 3, test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
    // The start page with all it needs: it is the page of a first visit, and its parts are those of every other page.
    { name: 'start', priority: 2, tags: ['$initial'] },
    // What everybody signed in gets first: the frame and the dashboard with all they need, which is no form.
    { name: 'signed-in', priority: 1, test: /[\\/](full-shell|my-deals)\.tsx$/ },
    { name: 'shared', minShareCount: 2 },
    // The timeline names the steps of every list, so their texts come together.
    ...['en', 'fr'].map((language) => ({
      name: wizardTexts(language),
      priority: 4,
      test: new RegExp(`[\\\\/]texts[\\\\/]src[\\\\/](wizard|applicants([\\\\/]\\w+)?)[\\\\/]${language}\\.ts$`),
    })),
  ],
}

/** `vite build` makes the portal; `vite build --mode gallery` makes the gallery, as one file, beside it. */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [fillPlaceholders(), ...(mode === 'gallery' ? [] : [paintBarFirst(), compressAssets(), listPreloads()])],
  html: { cspNonce: '%NONCE%' },
  build: {
    outDir: mode === 'gallery' ? 'dist-gallery' : 'dist',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    // Fonts and images stay files: a data: URL cannot be cached and needs a wider content security policy.
    assetsInlineLimit: 0,
    // The gallery is one file on purpose.
    chunkSizeWarningLimit: mode === 'gallery' ? 5_000 : 500,
    rolldownOptions: {
      // Libraries mark their files for React's server components, which we have none of.
      onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning),
      input: page(mode === 'gallery' ? 'gallery' : 'index'),
      output: { codeSplitting: mode === 'gallery' ? false : portalFiles },
    },
  },
}))
