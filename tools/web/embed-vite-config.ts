import { defineConfig } from 'vite'
import { inRoot } from '../kit/root.ts'

/** One classic script for pages of every age; it stays small and needs nothing. */
export default defineConfig({
  root: inRoot('packages/embed'),
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2020',
    lib: { entry: 'src/main.ts', name: 'foyer', formats: ['iife'], fileName: () => 'embed.js' },
  },
})
