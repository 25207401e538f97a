import type { Hono } from 'hono';

/** A user of the portal as the vendor of a tool knows them: from the portal's userinfo endpoint, and from the address they came to. */
export interface Visitor {
  readonly id: string;
  readonly name: string;
  /** The brand whose tool was opened. */
  readonly brand: string;
  /** Null for private customers. */
  readonly company: string | null;
  /** Roles in the portal, as far as the tool's scope tells them. */
  readonly roles: readonly string[];
}

/** Routes of a vendor: each call has its visitor. */
export interface VendorEnv {
  readonly Variables: { readonly visitor: Visitor };
}

/** A tool that the portal frames: its name at the portal's authorization server, and its API below `/api/<client>`. */
export interface Vendor {
  readonly client: string;
  readonly api: Hono<VendorEnv>;
}
