import type { TextTree } from './load-texts.ts'

export const texts = import.meta.glob<TextTree>('../../../../texts/src/{account,errors,kit,shell}/en.ts', {
  eager: true,
  import: 'en',
})
