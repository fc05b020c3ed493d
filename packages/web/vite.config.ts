import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { appConfig } from '../../tools/web/app-config.ts'

/**
 * Browsers render content before a stylesheet without waiting for it: here the bar with the brand, and a heading.
 * Styles and fonts come before scripts, so that they do not share bandwidth.
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

/**
 * The pages of the wizard by the last segment of their path: the screen's file, and the texts that only it needs. The
 * dashboard comes with the frame.
 */
const landings: Record<string, { screen: string; texts?: string[] }> = {
  mydeals: { screen: 'wizard-routes' },
  start: { screen: 'interview', texts: ['interview'] },
  identification: { screen: 'identification' },
  address: { screen: 'address' },
  income: { screen: 'income' },
  property: { screen: 'property' },
  asset: { screen: 'plain-lists' },
  liability: { screen: 'plain-lists' },
  mortgage: { screen: 'mortgage-request', texts: ['mortgage-request'] },
  summary: { screen: 'summary', texts: ['review', 'review/answers', 'interview', 'mortgage-request'] },
}

/** These files with all their imports and styles. */
const withImports = (bundle: Rolldown.OutputBundle, roots: readonly Rolldown.OutputChunk[]): Set<string> => {
  const files = new Set<string>()
  const add = (fileName: string) => {
    const chunk = bundle[fileName]
    if (chunk?.type !== 'chunk' || files.has(fileName)) return
    files.add(fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
    chunk.imports.forEach(add)
  }
  for (const { fileName } of roots) add(fileName)
  return files
}

/**
 * `preload.json`: the files that the server lists at the top of a page, so that they load in parallel. By language, for
 * every page (`always`), for signed-in users (`user`), for a landing page, or for all others (`elsewhere`).
 */
const listPreloads = (): Plugin => ({
  name: 'list-preloads',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const named = (name: string) => chunks.filter((chunk) => chunk.name === name)
    const textsIn = (file: string) =>
      chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(`/texts/src/${file}.ts`))
    const textsOf = (name: string, language: string) => textsIn(`${name}/${language}`)
    // What the entry needs is already in the page.
    const first = withImports(
      bundle,
      chunks.filter(({ isEntry }) => isEntry),
    )
    const frame = withImports(bundle, named('wizard-routes')).union(first)
    const filesOf = (roots: Rolldown.OutputChunk[], there: ReadonlySet<string>) =>
      [...withImports(bundle, roots).difference(there)].map((fileName) => `/${fileName}`)
    const filesIn = (language: string) => ({
      always: filesOf(named(`common-texts-${language}`), first),
      user: filesOf(
        [...named('wizard-routes'), ...named(`wizard-texts-${language}`), ...textsIn(`errors/${language}-pages`)],
        first,
      ),
      elsewhere: filesOf(named('shared'), frame),
      ...Object.fromEntries(
        Object.entries(landings).map(([place, { screen, texts = [] }]) => [
          place,
          filesOf([...named(screen), ...texts.flatMap((name) => textsOf(name, language))], frame),
        ]),
      ),
    })
    const source = { en: filesIn('en'), fr: filesIn('fr') }
    if (source.en.start?.some((file) => file.includes('/phones-')))
      this.error(
        'The interview loads the telephones of all countries: a module of the group "forms" imports one outside of it.',
      )
    this.emitFile({ type: 'asset', fileName: 'preload.json', source: JSON.stringify(source) })
  },
})

/** The minimum down payment, which the rules of the forms check too. */
const isDownPayment = (id: string) =>
  /[\\/]domain[\\/]src[\\/]qualification[\\/](?:down-payment|cents|rule|rules[\\/](?:down-payment|define-rules|sources))\.ts/.test(
    id,
  )

/** The checks of rows that an operator entered, which load with the first row. */
const isOfOverrides = (id: string) => /[\\/]qualification[\\/](?:overrides|rule-value-)/.test(id)

const isEngine = (id: string) => /[\\/]domain[\\/]src[\\/]qualification/.test(id) && !isDownPayment(id)

/** Files of the estimate. */
const isEstimate = (id: string) =>
  /[\\/]web[\\/]src[\\/](?:estimate[\\/](?:parts|use-rules)|calculator[\\/]estimates)/.test(id) || isEngine(id)

/** Few larger files, since each request is slow on a phone: shared code is one of them. */
const forForms =
  /[\\/](?:node_modules|ui[\\/]src|web[\\/]src[\\/](?:kit|wizard|session|site|shell|interview|estimate)|domain[\\/]src[\\/](?:kit|codes|addresses|interview|mortgage-request|mortgages|calculator|qualification))[\\/]/
const isForForms = (id: string) => forForms.test(id) && !/phone|use-who-sees/.test(id) && !isEstimate(id)

const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', priority: 4, test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
  // The start page with all its imports: the first visit loads it, and every other page shares its parts.
  { name: 'start', priority: 3, tags: ['$initial'] },
  // What all signed-in users need first: routes, frame and dashboard, without forms.
  { name: 'wizard-routes', priority: 2, test: /[\\/]wizard-routes\.tsx$/ },
  // The rules of telephones of all countries: 35 kB that only forms need.
  { name: 'phones', priority: 4, test: /node_modules[\\/]libphonenumber-js[\\/]/ },
  // What every page with a form shares, with the interview, the first of them. The rest, which knows the people of an
  // application and so the telephones, comes with the pages after it.
  { name: 'forms', priority: 2, minShareCount: 2, test: isForForms, includeDependenciesRecursively: false },
  { name: 'shared', priority: 1, minShareCount: 2, test: (id) => !isEstimate(id) },
  // The engine with its rules, and what shows its figures, for the estimate and for three calculators: other pages load
  // neither.
  { name: 'engine', minShareCount: 2, test: (id) => isEngine(id) && !isOfOverrides(id) },
  { name: 'estimate', minShareCount: 2, test: (id) => isEstimate(id) && !isEngine(id) },
]

export default defineConfig(({ mode }) =>
  appConfig({ root: import.meta.dirname, mode, groups, plugins: [paintBarFirst(), listPreloads()] }),
)
