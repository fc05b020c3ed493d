import type { TextTree } from '@foyer/texts/kit/find-text.ts'

export const texts = import.meta.glob<TextTree>(
  '../../../../texts/src/{account/fr,errors/fr-first,kit/fr,shell/fr}.ts',
  {
    eager: true,
    import: 'fr',
  },
)
