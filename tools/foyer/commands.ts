import { callsByFeature } from '@foyer/contract/all-calls.ts'
import { type CallDeclaration, pathsOf } from '@foyer/contract/kit/define-call.ts'

export interface Command {
  name: string
  summary: string
  path: string
  /** JSON schema of the body. */
  body: Schema
}

/** The part of a JSON schema that a command line needs. */
export interface Schema {
  type?: string | readonly string[]
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
}

/** Names that are more readable than the call's own. */
const shortNames: Readonly<Record<string, string>> = { createSignInTicket: 'sign-in-ticket' }

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const commandOf = ([name, call]: [string, CallDeclaration]): Command => ({
  name: shortNames[name] ?? kebab(name),
  summary: call.summary,
  path: pathsOf(call)[0] ?? '',
  body: call.body as Schema,
})

/** Every operator call is a command, so a new call needs no line here. */
export const callCommands: readonly Command[] = Object.values(callsByFeature)
  .flatMap((calls) => Object.entries<CallDeclaration>(calls))
  .filter(([, call]) => call.access === 'operator')
  .map(commandOf)

/** The only command that sends a file without JSON. */
export const uploadCommand: Command = {
  name: 'upload-image',
  summary: 'Store an image of a brand and return its name for save-site',
  path: '/broker-api/UploadImage',
  body: {
    type: 'object',
    required: ['SiteID', 'Kind'],
    properties: { SiteID: { type: 'string' }, Kind: { type: 'string' } },
  },
}

/** The only command whose response is a file. */
export const downloadCommand: Command = {
  name: 'download-upload',
  summary: 'Write an uploaded document to the file of --out and verify its checksum',
  path: '/broker-api/DownloadUpload',
  body: {
    type: 'object',
    required: ['SiteID', 'DFRequestDocItemUploadID'],
    properties: { SiteID: { type: 'string' }, DFRequestDocItemUploadID: { type: 'integer' } },
  },
}

export const commands: readonly Command[] = [...callCommands, uploadCommand, downloadCommand].sort((a, b) =>
  a.name < b.name ? -1 : 1,
)
