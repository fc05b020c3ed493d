import { bundleEntry, bundleFolder, recordName, recordOf } from '@foyer/server/uploads/sandbox/bundle.ts'
import { defineConfig, type Plugin } from 'vite'
import { inRoot } from '../kit/root.ts'

const recordSources = (): Plugin => ({
  name: 'record-sources',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    this.emitFile({
      type: 'asset',
      fileName: recordName,
      source: JSON.stringify(recordOf([...modules, import.meta.filename])),
    })
  },
})

/**
 * The code of the process that inspects one upload, with its libraries. pdfkit reads files beside its own, and libheif is LGPL,
 * so it stays a package that can be exchanged or left out. Of sharp only the native part remains a package.
 */
export default defineConfig({
  root: inRoot('packages/server'),
  plugins: [recordSources()],
  ssr: { noExternal: true, external: ['pdfkit', 'heic-decode'] },
  build: {
    ssr: inRoot('packages/server/src/uploads/sandbox/child.ts'),
    outDir: bundleFolder,
    emptyOutDir: true,
    // A process parses it for each file.
    minify: true,
    target: 'node24',
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      output: { entryFileNames: bundleEntry.slice(bundleFolder.length), chunkFileNames: '[name]-[hash].mjs' },
    },
  },
})
