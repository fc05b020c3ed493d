const { createCoreController } = require('@strapi/strapi').factories

const uid = 'api::application.application'

module.exports = createCoreController(uid, ({ strapi }) => ({
  /**
   * With its addresses in one call and one transaction: Strapi's own `create` would need a call for each. The addresses first, so
   * that the application is connected with all of them at once.
   */
  async create(ctx) {
    const owner = ctx.state.user.id
    const { addresses, ...given } = ctx.request.body.data
    await this.validateInput(given, ctx)
    const data = await this.sanitizeInput(given, ctx)
    const made = await strapi.db.transaction(async () => {
      const added = await Promise.all(
        addresses.map((address) => strapi.documents('api::address.address').create({ data: { ...address, owner } })),
      )
      return strapi
        .documents(uid)
        .create({ data: { ...data, owner, addresses: added.map(({ documentId }) => documentId) } })
    })
    return this.transformResponse(await this.sanitizeOutput(made, ctx))
  },

  /** The owner's only. */
  async findOne(ctx) {
    const filters = { documentId: ctx.params.id, owner: ctx.state.user.id }
    const found = await strapi.documents(uid).findFirst({ filters, populate: ['addresses'] })
    if (!found) return ctx.notFound()
    return this.transformResponse(await this.sanitizeOutput(found, ctx))
  },
}))
