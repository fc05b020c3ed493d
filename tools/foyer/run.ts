import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { auditReport } from './audit-report.ts'
import { callServer, type Reply, type Server } from './call-server.ts'
import { type Command, commands, downloadCommand, uploadCommand } from './commands.ts'
import { downloadUpload } from './download-upload.ts'
import { help, helpOf } from './help.ts'
import { localCommands } from './local-commands.ts'
import { type Arguments, assertForm, assertRequired, mergeFields, parseArguments } from './parse-arguments.ts'
import { ratesBody } from './rates-file.ts'
import { isCsv, sendAddresses } from './send-addresses.ts'
import { showReply } from './show-reply.ts'
import { jsonOf } from './typed-value.ts'
import { UsageError } from './usage-error.ts'
import { writeLeads } from './write-leads.ts'
import { writePrivate } from './write-private.ts'

/** The output of a command line. `server` is used only when a call is made. */
export const run = async (
  words: readonly string[],
  server: () => Promise<Server>,
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> => {
  const [name = 'help', ...rest] = words
  const local = localCommands[name]
  if (local) return rest.includes('--help') ? `${name}: ${local.summary}` : local.run(env, rest)
  if (name === 'help' || name === '--help') return rest[0] ? helpOf(commandNamed(rest[0])) : help()
  const command = commandNamed(name)
  if (rest.includes('--help')) return helpOf(command)
  const given = parseArguments(rest, command.body)
  const [csv] = given.files.filter(isCsv)
  if (command.name === 'import-addresses' && csv !== undefined) return sendAddresses(csv, command.path, server)
  if (command === downloadCommand) return downloadUpload(command, given, server)
  // Checked before the call, because the export itself is recorded.
  if (command.name === 'export-insurance-application' && given.out === undefined)
    throw new UsageError('The record is encrypted: name its file with --out FILE.p7m.')
  const body = command === uploadCommand ? await uploadOf(command, given) : await bodyOf(command, given)
  const reply = await callServer(await server(), command.path, body)
  if (command.name === 'export-leads' && !given.json)
    return writeLeads(reply, given, async (next) => callServer(await server(), command.path, { ...body, ...next }))
  if (command.name === 'verify-audit') {
    // Also throws for --json: a program that only checks the exit code must notice a broken chain.
    const report = auditReport(reply as Parameters<typeof auditReport>[0])
    return given.json ? JSON.stringify(reply) : report
  }
  return given.json ? JSON.stringify(reply) : shown(reply, given)
}

const commandNamed = (name: string): Command => {
  const command = commands.find((one) => one.name === name)
  if (!command) throw new UsageError(`Unknown command ${name}.\n\n${help()}`)
  return command
}

const readText = async (file: string) =>
  readFile(file).catch(() => {
    throw new UsageError(`The file ${file} cannot be read.`)
  })

const bodyOf = async (command: Command, { fields, files }: Arguments): Promise<object> => {
  const [file, ...others] = files
  if (others.length > 0) throw new UsageError('Name at most one JSON file; give other fields as --Field value.')
  const read = file === undefined ? {} : await fieldsIn(file, command)
  const body = mergeFields(read as Record<string, unknown>, fields)
  assertRequired(command.body, body)
  assertForm(command.body, body)
  return body
}

/** A file contains the body as JSON; a PDF or a certificate is allowed for a call that takes one, and rates are CSV. */
const fieldsIn = async (file: string, { name, body }: Command): Promise<unknown> => {
  const bytes = await readText(file)
  if (/\.(pem|crt|cer)$/i.test(file) && body.properties?.Certificate) return { Certificate: bytes.toString('utf8') }
  if (/\.pdf$/i.test(file) && body.properties?.Document) return { Document: bytes.toString('base64') }
  const text = bytes.toString('utf8')
  return name === 'import-rates' && isCsv(file) ? ratesBody(text, file) : jsonOf(text, file)
}

const uploadOf = async (command: Command, { fields, files }: Arguments): Promise<FormData> => {
  assertRequired(command.body, fields)
  const [file] = files
  if (file === undefined || files.length > 1) throw new UsageError('Name one image file.')
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  form.set('file', new Blob([await readText(file)]), path.basename(file))
  return form
}

/** The PDF is binary: it is written to --out or omitted. */
const shown = async ({ Pdf, ...reply }: Reply, { out }: Arguments): Promise<string> => {
  if (typeof reply.Record === 'string' && out !== undefined) {
    await writePrivate(out, [Buffer.from(reply.Record, 'base64')])
    return `Wrote ${out}.`
  }
  if (out !== undefined && isDeal(reply.Deal) && /\.json$/i.test(out)) {
    await writePrivate(out, [`${JSON.stringify(reply.Deal, undefined, 2)}\n`])
    return `Wrote ${out}.`
  }
  if (typeof Pdf !== 'string' || out === undefined) return showReply(reply)
  if (Pdf === '')
    throw new UsageError('There is no document: the application was not prepared, or it could not be drawn.')
  await writePrivate(out, [Buffer.from(Pdf, 'base64')])
  return `Wrote ${out}.`
}

/** A deal in the published format, which is written to a file of its own. */
const isDeal = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'Format' in value && value.Format === 'foyer.deal'
