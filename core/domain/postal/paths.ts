/** Where cards are posted from (ROUTE-58..60), and where one's contacts are (ROUTE-36, ROUTE-37). */
export const postalPaths = {
  start: (id: string) => `/edit/${id}/send/post`,
  add: (id: string) => `/edit/${id}/send/post/add`,
  address: (id: string, addressId = "new") => `/edit/${id}/send/post/address/${addressId}`,
  order: (id: string, orderId: string) => `/edit/${id}/send/post/${orderId}`,
  payment: (id: string, orderId: string) => `/edit/${id}/send/post/${orderId}/payment`,
  complete: (id: string, orderId: string) => `/edit/${id}/send/post/${orderId}/complete`,
  summary: (id: string, orderId: string) => `/edit/${id}/send/post/${orderId}/summary`,
  contacts: "/account/addresses",
  contact: (addressId = "new") => `/account/addresses/${addressId}`,
} as const;
