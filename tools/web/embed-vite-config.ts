import { defineConfig } from 'vite'
import { inRoot } from '../kit/root.ts'

/** One classic script for pages of any age, small and without dependencies. */
export default defineConfig({
  root: inRoot('packages/embed'),
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2020',
    lib: { entry: 'src/main.ts', name: 'foyer', formats: ['iife'], fileName: () => 'embed.js' },
  },
})
