import { saveAs } from '@foyer/ui/save-as.ts'

/** Saves a PDF that a reply has as base64. */
export const savePdf = (base64: string, name: string): void => {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0)
  saveAs(new Blob([bytes], { type: 'application/pdf' }), name)
}

/** The bytes of a chosen file as base64. */
export const base64Of = async (file: Blob): Promise<string> => {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'))
    reader.readAsDataURL(file)
  })
  return url.slice(url.indexOf(',') + 1)
}
