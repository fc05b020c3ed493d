import type { TextTree } from '@foyer/texts/kit/find-text.ts'

export const texts = import.meta.glob<TextTree>(
  '../../../../texts/src/{account/en,errors/en-first,kit/en,shell/en}.ts',
  {
    eager: true,
    import: 'en',
  },
)
