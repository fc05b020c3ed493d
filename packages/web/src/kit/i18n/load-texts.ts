export interface TextTree {
  [key: string]: string | TextTree
}

const files = import.meta.glob<Record<string, TextTree>>('../../../../texts/src/**/{en,fr}.ts')

/** The texts of a namespace (a folder, `applicants.incomes`) in a language: a chunk of their own, fetched when first asked for. */
export const loadTexts = async (language: string, namespace: string): Promise<TextTree> => {
  const load = files[`../../../../texts/src/${namespace.replaceAll('.', '/')}/${language}.ts`]
  return (await load?.())?.[language] ?? {}
}
