import { describe, expect, it, test } from 'vitest'
import { allCalls } from './all-calls.ts'
import { accessRules, isOfficeAccess } from './kit/access.ts'
import { pathsOf } from './kit/define-call.ts'

const paths = allCalls.flatMap(pathsOf)
const bodyOf = (path: string) => {
  const call = allCalls.find((one) => pathsOf(one).includes(path))
  return Object.keys(call?.body.properties ?? {})
}
const ids = ['SiteID', 'UserID', 'MortgageApplicationID', 'ApplicantID']

describe('every call', () => {
  it('has unique paths, even when case is ignored', () => {
    const lower = paths.map((path) => path.toLowerCase())
    expect(lower.filter((path, index) => lower.indexOf(path) !== index)).toEqual([])
  })
  it('of an operator names the action that it takes, and no other does but those of signed-in staff', () => {
    const wrong = allCalls.filter(
      ({ access, action }) => !access.startsWith('office') && (access === 'operator') !== (action !== undefined),
    )
    expect(wrong.flatMap(pathsOf)).toEqual([])
  })
  it('of a caller that returns a document is limited by the hour, unless it has a limit of its own', () => {
    const isDocument = (field: string) => /^(?:Pdf|File|Picture|Record|Document)$/.test(field)
    const unlimited = allCalls.filter(
      ({ access, perHour, reply }) =>
        access !== 'operator' && perHour === undefined && Object.keys(reply.properties).some(isDocument),
    )
    // Pages of uploads are drawn in queues of their own, 120 a minute for a caller (load-page.ts).
    expect(unlimited.flatMap(pathsOf)).toEqual(['/api/RDLoadPage'])
  })
  it('of an operator that writes is limited by the hour, unless it is known to mail no one', () => {
    const unlimited = allCalls.filter(
      ({ access, effect, perHour }) => access === 'operator' && effect === 'write' && perHour === undefined,
    )
    const mailNoOne = [
      ...['SaveCredits', 'ApproveLegalText', 'WithdrawLegalText', 'SaveLendingPolicy', 'SaveScenarios'],
      ...['RemoveRuleOverride', 'UndoDocumentDecision', 'ImportAddresses', 'ImportRates'],
      ...[
        'SaveInstitution',
        'EndInstitution',
        'RemoveLead',
        'EraseDocumentRequest',
        'EndApiKey',
        'RemoveNote',
        'PinNote',
      ],
      ...['RemoveApplicant', 'WithdrawInvite', 'RemoveComment', 'SettleMessages'],
      ...['SaveCondition', 'MoveCondition', 'RemoveCondition'],
      ...['HoldDeal', 'LiftHold', 'RequestErasure', 'WithdrawErasure', 'DeclineErasure', 'ApproveErasure'],
      // With limits of their own, which their mails to owners follow.
      ...['RevealSin', 'RevealDocumentNumber'],
    ]
    expect(unlimited.flatMap(pathsOf).sort()).toEqual(mailNoOne.map((name) => `/broker-api/${name}`).sort())
  })
  it('of the office that writes is limited by the hour, unless it is known to mail no one or has a limit of its own', () => {
    const unlimited = allCalls.filter(
      ({ access, effect, perHour }) => isOfficeAccess(access) && effect === 'write' && perHour === undefined,
    )
    const mailNoOne = [
      ...[
        'AdoptSite',
        'AssignDeal',
        'ChangePerson',
        'ChooseBrokerage',
        'CreateOfficeSite',
        'EndKey',
        'EndPerson',
        'EndSession',
      ],
      ...[
        'ExtendSession',
        'RemoveFactor',
        'RemoveSignOnLink',
        'RemoveView',
        'RemoveWebhook',
        'SaveConditionTemplates',
        'SaveMe',
      ],
      ...[
        'SaveMessageTemplates',
        'SaveOwnLink',
        'SaveReasons',
        'SaveRequestTemplates',
        'SaveSetupBrokerage',
        'SaveSetupPerson',
      ],
      ...['SaveSiteLead', 'SaveView', 'SetDemo', 'SignOut', 'WithdrawInvitation'],
    ]
    // See officeLimits, and the budgets of mailed codes.
    const limited = [
      ...['AcceptInvitation', 'FinishInvitedSignOn', 'InvitePerson', 'ResendInvitation', 'StartInvitedSignOn'],
      ...['CreateKey', 'RotateKey', 'SaveSignOn', 'RemoveSignOn', 'TestSignOn'],
      ...['SaveWebhook', 'RotateWebhookSecret', 'TestWebhook', 'ResendDelivery', 'ReplayWebhook'],
      ...['StartSignIn', 'VerifyCode', 'StartPasskey', 'FinishPasskey', 'FinishTotp', 'UseRecoveryCode', 'StepUp'],
      ...[
        'StartSignOn',
        'FinishSignOn',
        'StartSignOnConfirm',
        'FinishSignOnConfirm',
        'StartSignOnLink',
        'FinishSignOnLink',
      ],
      ...['StartAddPasskey', 'FinishAddPasskey', 'StartTotp', 'ConfirmTotp'],
    ]
    const known = [...mailNoOne, ...limited].map((name) => `/console-api/${name}`)
    expect(unlimited.flatMap(pathsOf).toSorted()).toEqual(known.toSorted())
  })
  it('of an operator that mails addresses of its body is limited by the hour', () => {
    const namesAddress = (schema: unknown) => /"(?:Email|Recipients|Signers|Applicants)"/.test(JSON.stringify(schema))
    const unlimited = allCalls.filter(
      ({ access, effect, perHour, body }) =>
        access === 'operator' && effect === 'write' && perHour === undefined && namesAddress(body),
    )
    expect(unlimited.flatMap(pathsOf)).toEqual([])
  })
  it('bounds each whole number of its body, since a column cannot hold any', () => {
    const unbounded = (schema: unknown): boolean => {
      if (typeof schema !== 'object' || schema === null) return false
      const { type, maximum } = schema as { type?: unknown; maximum?: unknown }
      return (type === 'integer' && maximum === undefined) || Object.values(schema).some(unbounded)
    }
    expect(allCalls.filter(({ body }) => unbounded(body)).flatMap(pathsOf)).toEqual([])
  })
  it('of an operator that reads a whole site is limited by the hour', () => {
    const unlimited = allCalls.filter(
      ({ access, effect, perHour }) => access === 'operator' && effect === 'read' && perHour === undefined,
    )
    // They return what belongs to one deal, request or application, or what a site has a few of.
    expect(unlimited.flatMap(pathsOf).toSorted()).toEqual([
      '/broker-api/ListActivity',
      '/broker-api/ListComments',
      '/broker-api/ListConditions',
      '/broker-api/ListInstitutions',
      '/broker-api/ListMessages',
      '/broker-api/ListNotes',
      '/broker-api/ListRuleOverrides',
      '/broker-api/ListUploads',
      '/broker-api/LoadDeal',
      '/broker-api/LoadInsuranceApplication',
      '/broker-api/LoadKeeping',
      '/broker-api/LoadRates',
      '/broker-api/LoadSettings',
      '/broker-api/Qualify',
    ])
  })
  it('carries the ids that its access checks', () => {
    const needed = {
      nothing: [],
      site: [],
      application: ids.slice(0, 3),
      applicant: ids,
      request: ['SiteID', 'RequestDocID'],
      signer: ['SiteID', 'SigningRequestID', 'SignerID'],
      insurance: ['token'],
    }
    for (const call of allCalls)
      for (const id of needed[accessRules[call.access].owns])
        expect({ path: call.path, id: Object.hasOwn(call.body.properties, id) }).toEqual({ path: call.path, id: true })
  })
})

/** The places of unions that have to check objects to find their form. */
const unionsIn = (schema: unknown, place: string): string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  const forms: unknown = 'anyOf' in schema ? schema.anyOf : undefined
  const isUnion = Array.isArray(forms) && forms.some((one) => /"type":"(?:object|array)"/.test(JSON.stringify(one)))
  return [
    ...(isUnion ? [place] : []),
    ...Object.entries(schema).flatMap(([name, value]) => unionsIn(value, `${place}.${name}`)),
  ]
}

test('no reply has a form that is found by checking its values, since one stored text that is too long would end it', () => {
  expect(allCalls.flatMap(({ path, reply }) => unionsIn(reply, String(path)))).toEqual([])
})

describe('the calls of an applicant’s lists', () => {
  test.each([
    ['/api/MTGAppUpsertAddress', ['ApplicantAddresses', 'SameAddressFlag']],
    ['/api/MTGAppUpsertAddressInvite', ['ApplicantAddresses', 'SameAddressFlag']],
    ['/api/MTGAppRemoveAddress', ['ApplicantAddressID']],
    ['/api/MTGAppRemoveAddressInvite', ['ApplicantAddressID']],
    ['/api/MTGAppUpsertIncome', ['Income']],
    ['/api/MTGAppUpsertIncomeInvite', ['Income']],
    ['/api/MTGAPPLoadIncome', ['IncomeID']],
    ['/api/MTGAPPDeleteIncome', ['IncomeID']],
    ['/api/MTGAPPDeleteIncomeInvite', ['IncomeID']],
    ['/api/MTGAPPDoneIncome', []],
    ...['Property', 'Asset', 'Liability'].flatMap((name) =>
      ['', 'Invite'].flatMap((twin): [string, string[]][] => [
        [`/api/MTGAPPUpsert${name}${twin}`, [name]],
        [`/api/MTGAPPLoad${name}${twin}`, [`${name}ID`]],
        [`/api/MTGAPPDelete${name}${twin}`, [`${name}ID`]],
        [`/api/MTGAPPDone${name}${twin}`, []],
      ]),
    ),
    ['/api/MTGAPPDeleteMortgage', ['MortgageID']],
    ['/api/MTGAPPDeleteMortgageInvite', ['MortgageID']],
    ['/api/MTGAPPAddCoApplicant', ['Identification']],
    ['/api/MTGAppRemoveCoApplicant', []],
  ] as [string, string[]][])('%s has this path and carries %o', (path, fields) =>
    expect(bodyOf(path)).toEqual(expect.arrayContaining([...ids, ...fields])),
  )
})

describe('the calls of bank statements', () => {
  test.each([
    ['/api/MtgappRequestBankStatement', ['SiteID', 'MortgageApplicationID', 'ApplicantID']],
    ['/v1/flinks/SaveFlinksResponse', ['LoginID', 'strTag', 'Institution', 'AccountId']],
    ['/api/MTGAPPDoneBankStatement', ['SiteID', 'UserID', 'MortgageApplicationID']],
  ])('%s has this path and carries %o', (path, fields) => expect(bodyOf(path)).toEqual(expect.arrayContaining(fields)))
})

describe('the calls of the address look-up', () => {
  test.each([
    '/api/LoadStreetComponents',
    '/api/GetDDFuzzyItemCode',
    ...['/api', '/v1/leadopportunities'].flatMap((base) => [
      `${base}/LoadCanadaPostResults`,
      `${base}/GetAddressComponents`,
      `${base}/SaveCanadaPostResults`,
    ]),
    '/api/MTGAPPFindAddress',
    '/api/MTGAPPRetrieveAddress',
  ])('%s is open to any caller on the site', (path) => {
    expect(bodyOf(path)).toContain('SiteID')
    expect(allCalls.find((one) => pathsOf(one).includes(path))?.access).toBe('visitor')
  })
})
