import type { TextTree } from '@foyer/texts/kit/find-text.ts'

export const texts = import.meta.glob<TextTree>(
  '../../../../texts/src/{applicants,applicants/*,deals,invites,wizard}/en.ts',
  { eager: true, import: 'en' },
)
