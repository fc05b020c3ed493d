import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { actorOfPerson } from '../kit/office-session.ts'
import { makeSite } from '../testing/builders.ts'
import { noise } from '../testing/files/pictures.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { aDocument, ada, freshSigners } from '../testing/signing-flow.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { findLogo } from './find-logo.ts'
import { imagesOfActor, largestImage, uploadImagePath } from './upload-image.ts'

let foyer: TestFoyer
const site = 'images'
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, site)
})
afterAll(() => foyer.stop())

interface Upload {
  bytes?: Buffer
  kind?: string
  siteId?: string
  token?: string
  /** Sends it in the office, instead of a program with the token. */
  staff?: Staff
}

const upload = async ({
  bytes,
  kind = 'AgentProfilePhoto',
  siteId = site,
  token = foyer.operatorToken,
  staff,
}: Upload) => {
  const form = new FormData()
  form.set('SiteID', siteId)
  form.set('Kind', kind)
  if (bytes) form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), '../../etc/passwd.png')
  const encoded = new Response(form)
  const caller = staff
    ? { cookie: `office=${staff.client.cookies.get('office')}` }
    : { authorization: `Bearer ${token}` }
  const response = await foyer.app.inject({
    method: 'POST',
    url: staff ? '/console-api/UploadImage' : uploadImagePath,
    headers: { ...caller, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  const { ReturnStatus, Name = '' } = response.json<{ ReturnStatus: { ReturnMessage: string }; Name?: string }>()
  return { status: response.statusCode, key: ReturnStatus.ReturnMessage, name: Name }
}
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a1f5c' } })

describe('an image of a brand', () => {
  test.each([
    ['AgentProfilePhoto', 'webp', 512, 512],
    ['ReferralPhoto', 'webp', 512, 512],
    ['BrokerageLogo', 'webp', 800, 267],
    ['ReferralLogo', 'webp', 800, 267],
    ['AgentFavIcon', 'png', 64, 64],
  ])('%s is redrawn in the size of its place', async (kind, extension, width, height) => {
    const { name } = await upload({ bytes: await picture(1200, 400).jpeg().toBuffer(), kind })
    expect(name).toMatch(new RegExp(`^${site}\\.[0-9a-f]{32}\\.${extension}$`))
    const image = await foyer.app.inject(`/ws/${kind}/${name}`)
    expect(await sharp(image.rawPayload).metadata()).toMatchObject({ format: extension, width, height })
  })
  it.each([
    [1, 30_000],
    [3000, 4],
    [10, 41],
    [1200, 400],
  ])('of a person is cropped before it fills its place, %i × %i', async (width, height) => {
    const { name } = await upload({ bytes: await picture(width, height).png().toBuffer() })
    const { rawPayload } = await foyer.app.inject(`/ws/AgentProfilePhoto/${name}`)
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 512, height: 512 })
  })
  it('is refused for a site that no name can have, before the guard looks for it', async () => {
    const bytes = await picture(64, 64).png().toBuffer()
    for (const siteId of ['ours\0', 'a\nb', '\u0007'])
      expect(await upload({ bytes, siteId })).toMatchObject({ status: 400, key: 'InvalidRequest' })
  })
  it('keeps nothing of the file but its pixels', async () => {
    const bytes = await picture(600, 600)
      .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
      .jpeg()
      .toBuffer()
    expect(bytes.includes('SECRET-PLACE')).toBe(true)
    const { name } = await upload({ bytes: Buffer.concat([bytes, Buffer.from('<script>TRAILER</script>')]) })
    const { rawPayload } = await foyer.app.inject(`/ws/AgentProfilePhoto/${name}`)
    expect(rawPayload.includes('SECRET-PLACE')).toBe(false)
    expect(rawPayload.includes('TRAILER')).toBe(false)
  })
  it('is drawn into documents with the same pixels, if it is a logo', async () => {
    const { db } = foyer.services.database
    const { name } = await upload({ bytes: await noise(300, 200).webp().toBuffer(), kind: 'BrokerageLogo' })
    const { rawPayload } = await foyer.app.inject(`/ws/BrokerageLogo/${name}`)
    const { logo } = await findLogo(db, site, name)
    expect(await sharp(logo).metadata()).toMatchObject({ format: 'png', width: 300, height: 200 })
    expect(await sharp(logo).raw().toBuffer()).toEqual(await sharp(rawPayload).raw().toBuffer())
    expect((await findLogo(db, site, name)).logo).toBe(logo)
    expect(await findLogo(db, 'another', name)).toEqual({})
    expect(await findLogo(db, site, '')).toEqual({})
  })
  it('may be used by its own site as its own kind only', async () => {
    const { name } = await upload({ bytes: await picture(600, 600).png().toBuffer() })
    const saveSite = (AgentProfile: object) =>
      foyer.client().callAnyhow('/broker-api/SaveSite', { SiteID: site, Link: { AgentProfile } })
    expect((await saveSite({ AgentPhoto: name })).ReturnStatus.ReturnCode).toBe(200)
    expect((await saveSite({ BrokerageLogo: name })).ReturnStatus.ReturnMessage).toBe('InvalidSetting')
  })
})

describe('an upload is refused', () => {
  const small = () => picture(10, 10).png().toBuffer()
  it('without the token', async () => {
    expect(await upload({ bytes: await small(), token: 'wrong' })).toMatchObject({ status: 401, key: 'Access_Denied' })
  })
  it('for an unknown site', async () => {
    expect(await upload({ bytes: await small(), siteId: 'nowhere' })).toMatchObject({ key: 'UnknownSite' })
    expect(await upload({ bytes: await small(), siteId: '../x' })).toMatchObject({ key: 'UnknownSite' })
  })
  it('of an unknown kind, or without a file', async () => {
    expect(await upload({ bytes: await small(), kind: 'Anything' })).toMatchObject({
      status: 400,
      key: 'InvalidRequest',
    })
    expect(await upload({})).toMatchObject({ status: 400, key: 'InvalidRequest' })
  })
  it('that is more than 5 MB', async () => {
    const answer = await upload({ bytes: Buffer.alloc(largestImage + 1) })
    expect(answer).toMatchObject({ status: 413, key: 'RequestTooLarge' })
  })
  test.each([
    ['text', Buffer.from('hello')],
    ['nothing', Buffer.alloc(0)],
    ['a program', Buffer.from('MZ\u0090\u0000')],
    ['a drawing that is a program', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['half a picture', Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjq', 'base64')],
  ])('that is %s', async (_, bytes) => {
    expect(await upload({ bytes })).toMatchObject({ status: 200, key: 'InvalidImage' })
  })
  it('that has more pixels than anyone needs', async () => {
    const bytes = await picture(16_000, 16_000).png({ compressionLevel: 9 }).toBuffer()
    expect(await upload({ bytes })).toMatchObject({ key: 'InvalidImage' })
  })
  test.each([
    [5000, 5000, ''],
    [5001, 5000, 'InvalidImage'],
  ])('that has more than 25 million pixels: %d × %d', async (width, height, key) => {
    expect(await upload({ bytes: await picture(width, height).jpeg({ quality: 1 }).toBuffer() })).toMatchObject({ key })
  })
  it('that is not a form', async () => {
    const answer = await foyer.client().raw(uploadImagePath, { SiteID: site })
    expect([answer.status, answer.body]).toEqual([415, expect.stringContaining('UnsupportedMediaType')])
  })
})

describe('of a brokerage with ten sites', () => {
  let staff: Staff
  const sites = Array.from({ length: 10 }, (_, index) => `of-one-${index}`)
  beforeAll(async () => {
    staff = await makeStaff(foyer, await makeBrokerage(foyer))
    for (const one of sites) {
      await makeSite(foyer, one)
      await giveSite(foyer, staff.brokerageId, one)
    }
  })

  it('forty pictures at once leave a place for the document of another brokerage', { timeout: 120_000 }, async () => {
    const other = await makeStaff(foyer, await makeBrokerage(foyer))
    await makeSite(foyer, 'of-another')
    await giveSite(foyer, other.brokerageId, 'of-another')
    const bytes = await picture(16_000, 16_000).jpeg({ quality: 1 }).toBuffer()
    const document = (await aDocument()).toString('base64')
    const sent = sites.flatMap((siteId) => Array.from({ length: 4 }, () => upload({ bytes, siteId, staff })))
    const asked = await other.client.call('/console-api/RequestSignatures', {
      ...{ SiteID: 'of-another', Title: 'Application', Document: document, Signers: freshSigners(ada) },
    })
    expect(outcomeOf(asked)).toBe('ok')
    const keys = (await Promise.all(sent)).map(({ key }) => key)
    expect([...new Set(keys)].sort()).toEqual(['InvalidImage', 'TooManyRequests'])
  })

  it('are counted for who sends them, whichever sites they are for', async () => {
    foyer.clock.advance(imagesOfActor.seconds)
    const sender = await makeStaff(foyer, staff.brokerageId)
    const bytes = await picture(10, 10).png().toBuffer()
    expect(await upload({ bytes, siteId: 'of-one-1', staff: sender })).toMatchObject({ key: '' })
    const { limiter, clock } = foyer.services
    for (let count = 1; count < imagesOfActor.max; count += 1)
      await limiter.takeOrRefuse(imagesOfActor, actorOfPerson(sender.personId), clock.now())
    const next = await upload({ bytes, siteId: 'of-one-2', staff: sender })
    expect(next).toMatchObject({ status: 429, key: 'TooManyRequests' })
    const colleague = await makeStaff(foyer, staff.brokerageId)
    expect(await upload({ bytes, siteId: 'of-one-2', staff: colleague })).toMatchObject({ key: '' })
  })
})

it('the OpenAPI page lists the upload, and a GET of it returns the allowed method', async () => {
  const { paths } = (await foyer.app.inject('/openapi.json')).json<{ paths: Record<string, object> }>()
  expect(paths[uploadImagePath]).toHaveProperty('post')
  expect((await foyer.app.inject(uploadImagePath)).statusCode).toBe(405)
})
