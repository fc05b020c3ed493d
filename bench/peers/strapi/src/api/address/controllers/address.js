const { createCoreController } = require('@strapi/strapi').factories

const uid = 'api::address.address'

module.exports = createCoreController(uid, ({ strapi }) => ({
  /** The owner's only. An application is loaded with its addresses where a person may call this. */
  async find(ctx) {
    const found = await strapi.documents(uid).findMany({ filters: { owner: ctx.state.user.id } })
    return this.transformResponse(await this.sanitizeOutput(found, ctx))
  },

  /** The owner's only. */
  async update(ctx) {
    const filters = { documentId: ctx.params.id, owner: ctx.state.user.id }
    if (!(await strapi.documents(uid).findFirst({ filters, fields: ['id'] }))) return ctx.notFound()
    return super.update(ctx)
  },
}))
