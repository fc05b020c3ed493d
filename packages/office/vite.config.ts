import { defineConfig } from 'vite'
import { appConfig } from '../../tools/web/app-config.ts'

const groups = [
  { name: 'react', priority: 2, test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
  // The rules of telephones of all countries, which only a brand needs.
  { name: 'phones', priority: 2, test: /node_modules[\\/]libphonenumber-js[\\/]/ },
  { name: 'start', priority: 1, tags: ['$initial' as const] },
  // What several pages need: fields, forms, lists.
  { name: 'shared', minShareCount: 2 },
]

/** The office is one app for people who keep it open all day, so few files, and no lists of files to load first. */
export default defineConfig(({ mode }) => appConfig({ root: import.meta.dirname, mode, base: '/office/', groups }))
