import { LoadedAddress } from '@foyer/domain/addresses/fields.ts'
import { kinds } from '@foyer/domain/applicants/kinds/all-kinds.ts'
import { loadedSchema } from '@foyer/domain/applicants/kinds/kind-schemas.ts'
import { Applicant, Application, LoadedIdentification } from '@foyer/domain/application-fields.ts'
import { BankStatement } from '@foyer/domain/bank-statements/fields.ts'
import { isMenuCode, type MenuCode, menus } from '@foyer/domain/codes/menus.ts'
import { Choice, Count, DateText, Decimal, Instant, LanguageId, Money, Percentage } from '@foyer/domain/kit/schema.ts'
import type { Vocabulary } from '@foyer/domain/kit/vocabulary.ts'
import { ConsentRecord } from '@foyer/domain/review/consent-record.ts'
import {
  EngineFacts,
  EnginePolicy,
  EngineRuleRow,
  EngineScenario,
  ruleForms,
  ruleValueTitle,
  WorksheetReply,
} from '../qualification/index.ts'
import { DealExport } from './deal-export.ts'

/** Where a server publishes the schema. */
export const dealExportSchemaPath = '/docs/deal-export.schema.json'

/** What is written once and referred to, by its name. */
const definitions: Readonly<Record<string, object>> = {
  ...{ Application, Applicant, Identification: LoadedIdentification, Address: LoadedAddress },
  ...Object.fromEntries(
    Object.values(kinds).map((kind) => [kind.list, loadedSchema<Vocabulary, string>(kind)] as const),
  ),
  ...{ ConsentRecord, BankStatement, Worksheet: WorksheetReply },
  ...{ Facts: EngineFacts, Scenario: EngineScenario, Policy: EnginePolicy, RuleRow: EngineRuleRow },
  ...{ Money, Percentage, Decimal, Count, DateText, Instant, LanguageId, Choice },
}

/** Of a code that does not depend on other answers: every code with its English label. */
const menuSchema = (code: MenuCode) => ({
  ...Choice,
  description: `${code}: ${menus[code].map((item) => `${item.code} ${item.en}`).join('; ')}; -1 when not chosen`,
})

/** How a rule and its value are called beside each other. */
const ruleNames = [
  ['id', 'value'],
  ['RuleID', 'Value'],
] as const

/** Which form a value has follows from the rule that it is of. */
const valuesByRule = (properties: Readonly<Record<string, { title?: unknown }>>) => {
  const names = ruleNames.find(([, value]) => properties[value]?.title === ruleValueTitle)
  if (names === undefined) return {}
  const [id, value] = names
  const formOf = ({ ids, form }: ReturnType<typeof ruleForms>[number]) => ({
    ...{ type: 'object', properties: { [id]: { enum: ids }, [value]: form } },
  })
  return { anyOf: ruleForms().map(formOf) }
}

/** The same schema with references in place of the definitions. Schemas of the same form are the same. */
const withReferences = (schema: object): { schema: object; menuCodes: ReadonlySet<MenuCode> } => {
  const nameOf = new Map(Object.entries(definitions).map(([name, one]) => [JSON.stringify(one), name]))
  const menuCodes = new Set<MenuCode>()
  const refer = (node: unknown, isWhole: boolean): unknown => {
    if (typeof node !== 'object' || node === null) return node
    if (Array.isArray(node)) return node.map((one) => refer(one, false))
    if ('nullable' in node) return orNullOf(node)
    const name = isWhole ? undefined : nameOf.get(JSON.stringify(node))
    if (name !== undefined) return { $ref: `#/$defs/${name}` }
    if ('title' in node && typeof node.title === 'string' && isMenuCode(node.title)) {
      menuCodes.add(node.title)
      return { $ref: `#/$defs/Menu.${node.title}` }
    }
    const byRule = 'properties' in node ? valuesByRule(node.properties as Parameters<typeof valuesByRule>[0]) : {}
    return Object.fromEntries(Object.entries({ ...node, ...byRule }).map(([key, value]) => [key, refer(value, false)]))
  }
  /** JSON Schema has no such keyword. The description may be that of this place, and the rest a definition. */
  const orNullOf = ({ nullable: _, ...node }: object & { nullable?: unknown; description?: unknown }) => {
    const { description, ...form } = node
    const one = nameOf.has(JSON.stringify(form)) ? form : node
    return { anyOf: [refer(one, false), { type: 'null' }], ...(one === form && { description }) }
  }
  const $defs = Object.fromEntries(Object.entries(definitions).map(([name, one]) => [name, refer(one, true)]))
  return { schema: { ...(refer(schema, true) as object), $defs }, menuCodes }
}

/** The schema of an exported deal for other systems (JSON Schema, draft 2020-12), derived from the type of the reply. */
export const dealExportSchema = (): object => {
  const { schema, menuCodes } = withReferences(DealExport)
  const { $defs, ...whole } = schema as { $defs: object }
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'urn:foyer:deal:1',
    title: 'A mortgage deal',
    description:
      'Format foyer.deal, version 1. SINs, document numbers and account numbers are masked. A reader ignores fields that it does not know: later ones may be added without a new version.',
    ...whole,
    $defs: {
      ...$defs,
      ...Object.fromEntries([...menuCodes].sort().map((code) => [`Menu.${code}`, menuSchema(code)])),
    },
  }
}
