import { defineConfig } from 'vite'

/** One classic script for pages of every age; it stays small and needs nothing. */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2020',
    lib: { entry: 'src/main.ts', name: 'foyer', formats: ['iife'], fileName: () => 'embed.js' },
  },
})
