require('@strapi/strapi').createStrapi({ serveAdminPanel: false }).start()
