import type { UploadFlag } from '@foyer/domain/documents/upload-flags.ts'
import { own } from '@foyer/domain/kit/own.ts'
import { refuseFile } from '../../refused.ts'
import { linkTo } from '../outside-links.ts'
import type { XmlElement } from './office-xml.ts'

/** Starts another program for a text, or for an object by its class name. */
const startsProgram = /\bDDE(?:AUTO)?\b|^\s*LINK\s/i
const fetches = /^\s*(?:INCLUDEPICTURE|INCLUDETEXT|INCLUDE|IMPORT|DATABASE|RD)\b/i
const links = /^\s*HYPERLINK\b/i
/** Writes letters by their codes, which may form the instruction of the enclosing field. */
const quoted = /^\s*QUOTE\s+((?:\d{1,5}\s*)+)/i

export const inspectField = (instruction: string, flags: Set<UploadFlag>): void => {
  if (startsProgram.test(instruction)) refuseFile('FileUnsafe')
  const leadsTo = new Set(addressesOf(instruction).map(linkTo))
  if (fetches.test(instruction)) {
    if (leadsTo.has('server')) refuseFile('FileUnsafe')
    flags.add('FetchesElsewhere')
  }
  if (links.test(instruction) && (leadsTo.has('server') || leadsTo.has('device'))) flags.add('OpensElsewhere')
}

/** The words of an instruction, quoted or not. Backslashes are doubled in it. */
const addressesOf = (instruction: string): string[] =>
  [...instruction.matchAll(/"([^"]*)"?|(\S+)/g)].map(([, quotes, bare = '']) =>
    (quotes ?? bare).replaceAll('\\\\', '\\'),
  )

/**
 * Collects the instructions of Word's fields, which may be split over many runs and nested, and passes each complete
 * one to `found`.
 */
export const readFields = (found: (instruction: string) => void) => {
  const open: { instruction: string; isResult: boolean }[] = []
  let isInstruction = false
  let outside = ''
  const add = (text: string) => {
    const field = open.at(-1)
    if (!field) outside += text
    else if (!field.isResult) field.instruction += text
  }
  const finish = () => {
    const field = open.pop()
    if (!field) return
    found(field.instruction)
    const letters = quoted.exec(field.instruction)?.[1]?.trim().split(/\s+/).map(Number) ?? []
    add(String.fromCharCode(...letters))
  }
  const marks: Readonly<Record<string, () => void>> = {
    begin: () => void open.push({ instruction: '', isResult: false }),
    separate: () => {
      const field = open.at(-1)
      if (field) field.isResult = true
    },
    end: finish,
  }
  return {
    open({ name, attributes }: XmlElement) {
      isInstruction = name === 'instrText' || name === 'delInstrText'
      if (name === 'fldChar') own(marks, attributes.fldCharType)?.()
      if (name === 'fldSimple') found(attributes.instr ?? '')
    },
    text(text: string) {
      if (isInstruction) add(text)
    },
    close(name: string) {
      if (name === 'instrText' || name === 'delInstrText') isInstruction = false
    },
    /** Unclosed fields, and text outside of any, are checked too. */
    end() {
      while (open.length > 0) finish()
      found(outside)
    },
  }
}
