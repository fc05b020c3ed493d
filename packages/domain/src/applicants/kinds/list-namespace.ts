/** The namespace of a list's texts. The flow names it too, without loading the kinds. */
export const listNamespace = (list: string): string => `applicants.${list.toLowerCase()}`
