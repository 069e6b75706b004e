import type { AppContext } from "../appContext.ts";
import { PaymentDetails, PaymentList } from "./payments.ts";

export type { PaymentDetails, PaymentList } from "./payments.ts";

export const openPayments = ({ ports, session }: AppContext): PaymentList =>
  ports.observe(new PaymentList(session));

export const openPayment = ({ ports, session }: AppContext, id: string): PaymentDetails =>
  ports.observe(new PaymentDetails(session, id));
